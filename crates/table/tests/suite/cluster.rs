//! A PostgreSQL server for one test.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// A throwaway cluster.
pub struct Cluster {
    /// `postgres://…`, without a database.
    pub address: String,
    port: u16,
    folder: TempDir,
    encryption: Encryption,
}

/// Which connections are accepted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Encryption {
    Optional,
    Required,
}

impl Cluster {
    /// A cluster that accepts every connection.
    pub fn start() -> Cluster {
        Self::begin(Encryption::Optional)
    }

    /// A cluster that accepts only encrypted connections, with a certificate for `127.0.0.1`.
    pub fn encrypted() -> Cluster {
        Self::begin(Encryption::Required)
    }

    fn begin(encryption: Encryption) -> Cluster {
        // Not in the target folder: the server drops to a user who may not read it.
        let folder = tempfile::Builder::new().prefix("sofra-pg").tempdir().unwrap();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let data = folder.path().join("data");
        fs::create_dir(&data).unwrap();
        if is_root() {
            let owned = Command::new("chown").arg("-R").arg("postgres").arg(folder.path()).status();
            assert!(owned.unwrap().success(), "there is no user postgres");
        }
        let data = data.display().to_string();
        run(folder.path(), "initdb", &["-D", &data, "-U", "sofra", "-A", "trust", "--no-sync"]);
        let address = format!("postgres://sofra@127.0.0.1:{port}");
        let cluster = Cluster { address, port, folder, encryption };
        if encryption == Encryption::Required {
            cluster.certify();
        }
        cluster.go();
        cluster
    }

    /// The certificate of the authority that signed the cluster's.
    pub fn authority(&self) -> PathBuf {
        self.folder.path().join("authority.crt")
    }

    fn certify(&self) {
        let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
        let at = |name: &str| self.folder.path().join(name).display().to_string();
        let openssl = |args: &[&str]| run(self.folder.path(), "openssl", args);
        let authority = ["-x509", "-days", "2", "-subj", "/CN=An authority of a test"];
        let files = ["-keyout", &at("authority.key"), "-out", &at("authority.crt")];
        openssl(&[["req"].as_slice(), &authority, &key, &files].concat());
        let files = ["-subj", "/CN=127.0.0.1", "-keyout", &at("server.key"), "-out", &at("asked")];
        openssl(&[["req"].as_slice(), &key, &files].concat());
        fs::write(at("names"), "subjectAltName=IP:127.0.0.1\nbasicConstraints=CA:FALSE\n").unwrap();
        let signed = ["-in", &at("asked"), "-out", &at("server.crt"), "-extfile", &at("names")];
        let signer = ["-CA", &at("authority.crt"), "-CAkey", &at("authority.key")];
        openssl(
            &[["x509", "-req", "-days", "2", "-CAcreateserial"].as_slice(), &signed, &signer]
                .concat(),
        );
        let rules = "hostssl all all 127.0.0.1/32 trust\nlocal all all trust\n";
        fs::write(self.folder.path().join("data/pg_hba.conf"), rules).unwrap();
    }

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    /// Starts it, also after it was stopped.
    pub fn go(&self) {
        let (port, sockets) = (self.port, self.folder.path().display());
        let mut options =
            format!("-p {port} -k {sockets} -c listen_addresses=127.0.0.1 -c fsync=off");
        if self.encryption == Encryption::Required {
            let certificate = format!("{sockets}/server.crt -c ssl_key_file={sockets}/server.key");
            options += &format!(" -c ssl=on -c ssl_cert_file={certificate}");
        }
        let (data, log) = (self.data(), self.folder.path().join("log").display().to_string());
        let args = ["-D", &data, "-l", &log, "-w", "-o", &options, "start"];
        run(self.folder.path(), "pg_ctl", &args);
    }

    /// Stops it abruptly, like a failing machine.
    pub fn stop(&self) {
        run(self.folder.path(), "pg_ctl", &["-D", &self.data(), "-m", "immediate", "stop"]);
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Runs one of PostgreSQL's programs, which refuse to be root.
fn run(folder: &Path, program: &str, args: &[&str]) {
    let program = find(program);
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    let status = command
        .args(args)
        .current_dir(folder)
        .stdout(std::process::Stdio::null())
        .status()
        .unwrap();
    assert!(status.success(), "{command:?} failed");
}

fn find(program: &str) -> PathBuf {
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = debian.map(|version| version.path().join("bin"));
    let mut folders = debian.chain(std::env::split_paths(&on_path));
    let found = folders.find_map(|folder| Some(folder.join(program)).filter(|file| file.exists()));
    found.unwrap_or_else(|| panic!("{program} is not installed (Debian: postgresql)"))
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0)
}

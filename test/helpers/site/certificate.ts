import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A certificate that signs itself, and its key, as PEM. */
export type MadeCertificate = { key: string; cert: string }

type CertificateOptions = {
  /** As openssl writes a subjectAltName: `IP:127.0.0.2` or `DNS:homes.test`. */
  of: string
  from: Date
  until: Date
}

/** Makes a certificate by openssl inside `folder`. Its `ca` alone takes days that are over. */
export function makeCertificate(
  folder: string,
  { of, from, until }: CertificateOptions,
): MadeCertificate {
  const own = mkdtempSync(join(folder, 'certificate-'))
  const inOwn = (name: string) => join(own, name)
  const [config, request] = [inOwn('ca.cnf'), inOwn('request.pem')]
  const [key, cert] = [inOwn('key.pem'), inOwn('cert.pem')]
  writeFileSync(config, configOf(own, of))
  writeFileSync(inOwn('index.txt'), '')
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl('req', '-new', ...kind, '-subj', '/CN=homes', '-keyout', key, '-out', request)
  const days = ['-startdate', asn1(from), '-enddate', asn1(until)]
  const files = ['-config', config, '-keyfile', key, '-in', request, '-out', cert]
  openssl('ca', '-selfsign', '-batch', '-notext', ...days, ...files)
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}

function configOf(folder: string, name: string): string {
  return `[ca]
default_ca = own
[own]
database = ${join(folder, 'index.txt')}
new_certs_dir = ${folder}
default_md = sha256
policy = any
rand_serial = yes
x509_extensions = named
[any]
commonName = supplied
[named]
subjectAltName = ${name}
`
}

function openssl(...args: string[]): void {
  execFileSync('openssl', args, { stdio: 'pipe' })
}

/** `20261125120000Z` */
function asn1(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:T]|\.\d+/g, '')
}

import { readFileSync } from 'node:fs'

type Variables = Record<string, string | undefined>

/** What the name of a variable ends with that names a file. */
const FILE = '_FILE'

/**
 * Variables with those that lie in files: `SMTP_URL_FILE=/run/secrets/smtp-url` is `SMTP_URL` with what
 * that file holds, which is how Docker, Kubernetes, systemd's LoadCredential and the agents of vaults
 * hand secrets over. One that is set itself comes first. Throws a sentence for each file that cannot be
 * read, and never what one holds.
 */
export function withFiles(variables: Variables, names: readonly string[]): Variables {
  const filed = names.filter((name) => isSet(variables[name + FILE]) && !isSet(variables[name]))
  const faults: string[] = []
  // At the start alone, before anybody is answered.
  const read = filed.map((name): [string, string] => {
    const file = variables[name + FILE] ?? ''
    try {
      return [name, readFileSync(file, 'utf8').trim()]
    } catch {
      faults.push(`  ${name}${FILE} must name a file that can be read, not ${file}`)
      return [name, '']
    }
  })
  if (faults.length > 0) throw new Error(`The configuration is wrong:\n${faults.join('\n')}`)
  return { ...variables, ...Object.fromEntries(read) }
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== ''
}

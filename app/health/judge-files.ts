import { healthTexts } from '#app/strings/en/health.ts'

import { bad, good, look, type Finding } from './health-check.ts'

export type Closed = { account: string; paths: readonly string[] }

export function judgeFiles({ account, paths }: Closed): Finding {
  const { files } = healthTexts
  if (paths.length === 0) return good(files.good)
  return bad(
    files.closed(account, paths.join(', ')),
    files.closedTodo(account, paths.map((path) => `'${path}'`).join(' ')),
  )
}

/** `other` settings differ from the site's last start; `changed`: a new PRIVACY_SECRET orphans stored people. */
export type SecretsFound = { other: readonly string[]; changed: Date | undefined }

export function judgeSecrets({ other, changed }: SecretsFound): Finding {
  const { secrets } = healthTexts
  if (other.length > 0) return bad(secrets.other(other.join(' and ')), secrets.otherTodo)
  if (changed === undefined) return good(secrets.good)
  return look(secrets.changed(changed.toISOString().slice(0, 10)), secrets.changedTodo)
}

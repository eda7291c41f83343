import { addresses, addressNames } from '#app/addresses.ts'

import { statusesOf } from '../staff/who-may.ts'

const HEAD = `# Who is answered what

Every route and call of the site as nobody, an agent who sees all leads, one who sees their own, one who sees all and edits the site, a suspended agent with the cookie of before, an agent whose password the owner gave and who has not chosen another yet, and an owner. The agents may not export. \`test/request/who-may.request.test.ts\` asks each; \`test/staff/who-may.ts\` is where it is written, and does not compile without a line for every address. A cell is what opening it is answered, then, where it takes one, what a form or call is answered that names nothing there is: 302 leads to the login, to the choice of a password or back, 403 is refused, 404 and 422 are found to be no lead, person or right entry by who may.

| address | nobody | agent | agent, own leads | agent who edits | suspended | given password | owner |
| --- | --- | --- | --- | --- | --- | --- | --- |
`

/** The tested table of who may what, for people: docs/who-may.md. */
export function whoMayTable(): string {
  const rows = addressNames.map((name) => {
    const { get, post } = statusesOf(name)
    const cells = get.map((status, at) => cell(status, post[at]))
    return `| \`${addresses[name].path}\` | ${cells.join(' | ')} |`
  })
  return `${HEAD}${rows.join('\n')}\n`
}

function cell(opened: number, written: number | undefined): string {
  return written === undefined ? String(opened) : `${opened}, ${written}`
}

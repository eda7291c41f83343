import { addresses, addressNames } from '#app/addresses.ts'

import { statusesOf } from '../staff/who-may.ts'

const HEAD = `# Permissions: who is answered what

The status that each address answers, for each kind of person. [team.md](admin-guide/team.md) explains the rights in words.

- **Columns**: no one signed in; an agent who sees all leads; one who sees only their own; one who sees all and edits the site; a suspended agent with an old cookie; an agent who has not yet replaced the password that the owner set; an owner. The agents may not export.
- **Cells**: the answer to opening the address; then, where it takes one, the answer to a form or call that names nothing that exists.
- **Statuses**: 302 leads to the login, to the choice of a password or back; 403 refuses; 404 and 422 mean that a permitted person named no lead, person or right entry.
- **Tests**: \`test/request/who-may.request.test.ts\` asks each. The table is written in \`test/staff/who-may.ts\`, which does not compile without a line for every address.

| address | nobody | agent | agent, own leads | agent who edits | suspended | given password | owner |
| --- | --- | --- | --- | --- | --- | --- | --- |
`

const TAIL = `
## When the right is checked

The table says what a request is answered. What happens later, or takes long, is checked again when it happens.

| what | checked | tested by |
| --- | --- | --- |
| undo of a change, of many leads, of a link between people, of a visit | for each lead, by the access of now; closed for an agent whose access was narrowed since | \`test/staff/undo-rights.server.test.ts\` |
| a lead is assigned, also by a rule or an undo | the agent is not suspended | \`test/staff/undo-rights.server.test.ts\` |
| publication by schedule | its author may edit | \`test/staff/revoked-editing.server.test.ts\` |
| preview link | its author may edit | \`test/staff/revoked-editing.server.test.ts\` |
| push notification | its person may sign in, and has the lead; of a late publication, may edit | \`server/send-due-pushes.server.test.ts\`, \`server/tell-late.server.test.ts\` |
| file of leads, call of all leads | before each part, that its reader may export and sees as much as before | \`test/staff/require-export.server.test.ts\` |
| upload of a photograph | once it has come, that its sender may edit | \`test/request/photographs-desk.request.test.ts\` |
| code after a password | the password was not set again, and its person not suspended, since | \`test/request/accounts.request.test.ts\` |
| live events | every 20 seconds, that the session lives; an event holds no detail | \`app/leads/live/news-stream.server.test.ts\` |
`

/** The tested table of who may what, for people: docs/permissions.md. */
export function whoMayTable(): string {
  const rows = addressNames.map((name) => {
    const { get, post } = statusesOf(name)
    const cells = get.map((status, at) => cell(status, post[at]))
    return `| \`${addresses[name].path}\` | ${cells.join(' | ')} |`
  })
  return `${HEAD}${rows.join('\n')}\n${TAIL}`
}

function cell(opened: number, written: number | undefined): string {
  return written === undefined ? String(opened) : `${opened}, ${written}`
}

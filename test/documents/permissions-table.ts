import { addresses, addressNames } from '#app/config/addresses.ts'
import { statusesOf } from '#test/staff/who-may.ts'

const HEAD = `# Permissions: the answer to each person at each address

The table has the HTTP status that each address answers to each kind of person. [team.md](admin-guide/team.md) explains the rights in words.

- **signed out**: no one is signed in.
- **agent**: an agent with access to all leads. **agent, own leads**: only to their own. **agent who edits**: to all leads, and may edit the site. None of them may export.
- **suspended**: a suspended agent with an old cookie.
- **first password**: an agent who has not yet replaced the password that the command set.
- **Cells**: first the answer when you open the address. Then, if the address takes a form or call, the answer to one that names nothing that exists.
- **Statuses**: 302 redirects to the login, to the choice of a password or back. 403 refuses. 404 and 422 mean that the person has the right, but named no existing lead, person or valid entry.
- **Tests**: \`test/integration/staff/who-may.request.test.ts\` checks each. The table comes from \`test/staff/who-may.ts\`, which does not compile without a line for every address.

| address | signed out | agent | agent, own leads | agent who edits | suspended | first password | owner |
| --- | --- | --- | --- | --- | --- | --- | --- |
`

const TAIL = `
## When the right is checked

The table covers the answer to a request. For anything that happens later or takes long, the site checks again at that moment.

| action | what the site checks | tests |
| --- | --- | --- |
| undo of a change, of many leads, of a link between people, of a visit | each lead, by today's access; closed for an agent who has less access since | \`test/integration/staff/undo-rights.server.test.ts\` |
| assignment of a lead, also by a rule or an undo | the agent is not suspended | \`test/integration/staff/undo-rights.server.test.ts\` |
| scheduled publication | its author may edit | \`test/integration/staff/revoked-editing.server.test.ts\` |
| preview link | its author may edit | \`test/integration/staff/revoked-editing.server.test.ts\` |
| push notification | the user may sign in and has the lead; for a late publication, may edit | \`server/jobs/push/send-due-pushes.server.test.ts\`, \`server/jobs/push/alert-late.server.test.ts\` |
| file of leads, call for all leads | before each part: the reader may export and has the same access as before | \`test/integration/leads/require-export.server.test.ts\` |
| upload of a photo | after the upload: the sender may edit | \`test/integration/media/photos-dashboard.request.test.ts\` |
| link to set a password | it is the newest, unused and valid; its maker is an active owner, its account is not suspended | \`app/staff/password-links/password-links.server.test.ts\` |
| code after a password | since then, no one reset the password or suspended the user | \`test/integration/staff/accounts.request.test.ts\` |
| live events | every 20 seconds: the session is valid; an event holds no details | \`app/leads/live/event-stream.server.test.ts\` |
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

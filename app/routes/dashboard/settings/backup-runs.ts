import { replace } from 'react-router'

import { requestRun } from '#app/health/jobs.server.ts'
import { storableText } from '#app/lib/text/storable.ts'
import {
  privateKeyIn,
  startDrill,
} from '#app/routes/dashboard/settings/backups/restore-drill.server.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/backup-runs.ts'

const PLACE = '/dashboard/settings/backups'

export function loader({ context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  return replace(PLACE)
}

/** POST /dashboard/settings/backups/runs: `kind` is `backup`, or `drill` with the `key` that opens it. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const form = await request.formData().catch(() => new FormData())
  const result =
    form.get('kind') === 'drill'
      ? `drill-${await startDrill(db, { key: await keyOf(form.get('key')), staffId: staff.id })}`
      : (await requestRun(db, 'backups', staff))
        ? 'backup-requested'
        : 'backup-busy'
  return replace(`${PLACE}?result=${result}`)
}

async function keyOf(sent: FormDataEntryValue | null): Promise<string> {
  if (sent === null) return ''
  return privateKeyIn(storableText(typeof sent === 'string' ? sent : await sent.text()))
}

import { data, Link, redirect } from 'react-router'

import { config, publicSite, serverText } from '#app/config/config.server.ts'
import { catchUpCatalogue } from '#app/editor/schedules/refresh-published.server.ts'
import { BRAND_LOGO } from '#app/media/slots/logos.ts'
import { readSent } from '#app/routes/dashboard/photos/read-sent.server.ts'
import { saveLogo } from '#app/settings/brand-logo.server.ts'
import { LogoForm } from '#app/settings/logo-form.tsx'
import { refuseAgents, requireOwnerNow } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { logoTexts, settingsTexts } from '#app/strings/en/settings.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/logo.ts'
import style from './settings.css?url'

const BUSINESS = '/dashboard/settings/business'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [
  { title: `${logoTexts.title} | ${settingsTexts.title}` },
]

/** GET /dashboard/settings/business/logo: the logo on light and dark, and its upload, for owners. */
export function loader({ context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  return {
    logo: publicSite().logo,
    brand: config.BRAND,
    isByServer: serverText('LOGO') !== undefined,
  }
}

/** POST: the picture `file` becomes the logo; `?remove=yes` removes it. 422 or more with the reason where nothing changes. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const isRemoval = url.searchParams.has('remove')
  const sent = isRemoval ? undefined : await readSent(request, BRAND_LOGO)
  if (sent && 'why' in sent) return data({ error: sent.why }, { status: sent.status })
  // The upload may have taken minutes.
  await requireOwnerNow(db, staff)
  const result = await saveLogo(db, sent, staff)
  if (result.kind !== 'saved') return data({ error: logoTexts.notSaved }, { status: 422 })
  await catchUpCatalogue()
  return redirect(`${BUSINESS}?saved=${result.id}`)
}

export default function SettingsLogo({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="dashboard dashboard--narrow settings">
      <p>
        <Link className="link" to={BUSINESS}>
          {settingsTexts.sections.business}
        </Link>
      </p>
      <h1>{logoTexts.title}</h1>
      <LogoForm {...loaderData} error={actionData?.error} />
    </main>
  )
}

import { formatTime } from '#app/audit/format-time.ts'
import { config } from '#app/config/config.server.ts'
import { mailWay, webhooks } from '#app/notifications/destinations.server.ts'
import { countDeliveries, listOpenDeliveries } from '#app/notifications/list-deliveries.server.ts'
import { outboxLine } from '#app/notifications/outbox-line.ts'
import { OutboxList } from '#app/notifications/outbox-list.tsx'
import { DashboardTitle } from '#app/routes/dashboard/frame/dashboard-title.tsx'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { outboxTexts as texts } from '#app/strings/en/notifications.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import style from './notifications.css?url'

const AGAIN = '/dashboard/notifications/retry'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

export async function loader({ context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const [{ dead, waiting: pending }, counts] = [
    await listOpenDeliveries(db),
    await countDeliveries(db),
  ]
  const now = new Date()
  const line = (delivery: (typeof dead)[number]) =>
    outboxLine(delivery, (moment) => formatTime(moment, now))
  return { dead: dead.map(line), pending: pending.map(line), counts, places: placesOf() }
}

function placesOf(): string[] {
  const mail = mailWay(config)
  const hooks = [...webhooks(config).keys()].map((name) => `${texts.way.webhook}: ${name}`)
  if (!mail) return hooks
  const isPreview = mail.smtpUrl === undefined
  return [
    ...mail.to.map((address) => `${texts.way.team}: ${address}`),
    `${texts.way.visitor}: ${texts.toVisitor}`,
    ...hooks,
    ...(isPreview ? [texts.preview(`${config.DATA_DIR}/mail`)] : []),
  ]
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { dead, pending, counts, places } = loaderData
  return (
    <main id="main" className="dashboard">
      <DashboardTitle title={texts.title} summary={texts.summary} />
      <OutboxList
        title={texts.dead}
        lines={dead}
        count={counts.dead}
        none={texts.noneDead}
        action={AGAIN}
      />
      <OutboxList
        title={texts.pending}
        lines={pending}
        count={counts.waiting}
        none={texts.nonePending}
      />
      <section className="notifications">
        <h2>{texts.places}</h2>
        {places.length === 0 ? (
          <p>{texts.nowhere}</p>
        ) : (
          <ul className="notification-destinations">
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        )}
        <p className="caption">{texts.sentToday(counts.sent.toLocaleString('en-IN'))}</p>
      </section>
    </main>
  )
}

/**
 * A declarative push message (Push API, declarative push message): Safari shows it by itself, other
 * browsers by the desk's worker, public/desk-worker.js.
 */
export type PushMessage = {
  web_push: 8030
  notification: {
    title: string
    body: string
    /** What a press opens. */
    navigate: string
    tag: string
    lang: string
    /** The number on the desk's icon; Safari 18 looks for it here, the specification beside. */
    app_badge: string
    /** The leads that it tells of: what comes again, be it with others, is known by them. */
    data: { leads: readonly string[] }
  }
  app_badge: number
}

type Told = { title: string; body: string; path: string; tag: string }
type About = { origin: string; badge: number; leadIds: readonly string[] }

/** `origin` is the site's own, empty where it is not known; `badge` is the number on the desk's icon. */
export function pushMessage(
  { title, body, path, tag }: Told,
  { origin, badge, leadIds }: About,
): PushMessage {
  const navigate = `${origin}${path}`
  const shown = { title, body, navigate, tag, lang: 'en-IN', app_badge: String(badge) }
  return {
    web_push: 8030,
    notification: { ...shown, data: { leads: leadIds } },
    app_badge: badge,
  }
}

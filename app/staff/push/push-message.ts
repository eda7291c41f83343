/** A declarative push message (Push API): Safari shows it itself, other browsers by public/desk-worker.js. */
export type PushMessage = {
  web_push: 8030
  notification: {
    title: string
    body: string
    navigate: string
    tag: string
    lang: string
    /** Safari 18 reads the badge here, the specification has it one level up. */
    app_badge: string
    /** Lead ids, by which a repeated message replaces the first. */
    data: { leads: readonly string[] }
  }
  app_badge: number
}

type Content = { title: string; body: string; path: string; tag: string }
type About = { origin: string; badge: number; leadIds: readonly string[] }

/** `origin` is empty where unknown; `badge` is the number on the app's icon. */
export function pushMessage(
  { title, body, path, tag }: Content,
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

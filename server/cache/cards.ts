import { join, resolve } from 'node:path'

import { singleFlight } from '#app/lib/async/single-flight.server.ts'
import type { SocialCard } from '#app/media/social-cards/card-job.ts'
import { cardOrder } from '#app/media/social-cards/social-card.server.ts'
import { make } from '#app/projects/render-worker/render-worker.server.ts'
import { busy } from '#server/http/busy.ts'
import type { EdgeContext } from '#server/http/edge.ts'

import { tidyCache } from './tidy-cache.ts'

const NAME = /^(?<page>[a-z\d.-]+)-[\da-f]{8}\.jpg$/

type Find = (page: string) => { name: string; card: SocialCard } | undefined

/** Serves /cards/<page>-<hash8>.jpg from `cache`, made one at a time; an old hash redirects. */
export function cardStore(cache: string, find: Find) {
  const folder = join(resolve(cache), 'cards')
  const once = singleFlight({ concurrency: 1, maxQueued: 8 })

  function named(fileName: string) {
    const page = NAME.exec(fileName)?.groups?.['page']
    return page === undefined ? undefined : find(page)
  }

  async function answer(c: EdgeContext): Promise<Response> {
    const fileName = c.req.param('name') ?? ''
    const found = named(fileName)
    if (!found) return c.notFound()
    const name = `${found.name}.jpg`
    if (name !== fileName) {
      c.header('Cache-Control', 'no-store')
      return c.redirect(`/cards/${name}`, 302)
    }
    const bytes = await once(join(folder, name), () => make(cardOrder(found.card)), {
      signal: c.req.raw.signal,
    })
    if (bytes === 'busy') return busy(c)
    return c.body(bytes, 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  }

  function tidy(): Promise<void> {
    return tidyCache(folder, (file) => `${named(file)?.name}.jpg` === file)
  }

  return { answer, tidy }
}

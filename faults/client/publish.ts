import { z } from 'zod'

import type { Answer } from '../campaign.ts'
import { readPublishedListing, saying } from '../published-listing.ts'
import { answerOf } from './answer.ts'
import { exchange, type Heard } from './exchange.ts'
import type { Way } from './ways.ts'

const sources = { possession: { source: 'staff', on: '2026-11-26' } } as const

const draftAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), version: z.string() }),
  z.object({ kind: z.literal('overtaken'), newest: z.object({ version: z.string() }) }),
])
const publishAnswer = z.object({ kind: z.literal('published') })

/** Saves a draft of the one listing and publishes it, by the calls of the desk's editor. */
export function publisher(cookie: () => string) {
  const read = readPublishedListing()
  /** The newest version that this desk was told of. */
  let basedOn: string | null = null

  return async (token: string, way: Way): Promise<Answer> => {
    const listing = await read
    const call = (name: string, body: unknown) =>
      exchange({
        ...way,
        method: 'POST',
        path: `/dashboard/projects/${listing.id}/${name}`,
        headers: {
          'Content-Type': 'application/json',
          Origin: `http://127.0.0.1:${way.port}`,
          Cookie: cookie(),
        },
        body: JSON.stringify(body),
      })
    const save = async () => {
      const content = saying(listing, token)
      const heard = await call('draft', { basedOn, content, sources, note: null })
      const said = readJson(heard, draftAnswer)
      if (said) basedOn = said.kind === 'saved' ? said.version : said.newest.version
      return { heard, said }
    }
    let saved = await save()
    // Somebody saved since, or an answer was lost: once more, on what the desk named.
    if (saved.said?.kind === 'overtaken') saved = await save()
    // Whatever came of the draft, it is not published unless that is asked.
    if (saved.said?.kind !== 'saved') return { ...answerOf(saved.heard, false), outcome: 'fail' }
    const heard = await call('published', { version: saved.said.version })
    return answerOf(heard, readJson(heard, publishAnswer) !== undefined)
  }
}

function readJson<T>({ text }: Heard, shape: z.ZodType<T>): T | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

import { generatePath } from 'react-router'
import { z } from 'zod'

import { addresses } from '#app/config/addresses.ts'
import { indianHour } from '#app/lib/dates/indian-day.ts'
import { filePages } from '#app/pages/file-pages.ts'
import type { Answer } from '#ops/nightly/faults/campaign.ts'
import { readPublishedProject, saying, pageWithToken } from '#ops/nightly/faults/published.ts'

import { answerOf } from './answer.ts'
import { exchange, type HttpResponse } from './exchange.ts'
import type { Way } from './ways.ts'

/** A source belongs to the value that it was checked for. */
const sourcesOf = (token: string) => ({
  possession: { source: 'staff', on: '2026-11-26', of: token },
})
const A_MINUTE = 60_000

const draftAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), version: z.string() }),
  z.object({ kind: z.literal('overtaken'), newest: z.object({ version: z.string() }) }),
])
const publishAnswer = z.object({ kind: z.literal('published') })
const scheduleAnswer = z.object({ kind: z.literal('scheduled') })

type Edited = {
  paths: { draft: string; publication: string; schedule: string }
  content: (token: string) => unknown
  sources: (token: string) => object
}

/** Publishes or schedules the one project and the one page, with the editor's calls. */
export function publisher(cookie: () => string) {
  const projectEditor = readPublishedProject().then((published) =>
    editor(cookie, {
      paths: projectPaths(published.id),
      content: (token) => saying(published, token),
      sources: sourcesOf,
    }),
  )
  const pageEditor = editor(cookie, {
    paths: pagePaths('about'),
    content: (token) => pageWithToken(filePages.about, token),
    sources: () => ({}),
  })
  return {
    publish: async (token: string, way: Way) => (await projectEditor).publish(token, way),
    schedule: async (token: string, way: Way) => (await projectEditor).schedule(token, way),
    publishPage: pageEditor.publish,
  }
}
export type Publisher = ReturnType<typeof publisher>

function projectPaths(id: number): Edited['paths'] {
  const params = { project: String(id) }
  return {
    draft: generatePath(addresses.projectDraft.path, params),
    publication: generatePath(addresses.projectPublication.path, params),
    schedule: generatePath(addresses.projectSchedule.path, params),
  }
}

function pagePaths(page: string): Edited['paths'] {
  return {
    draft: generatePath(addresses.pageDraft.path, { page }),
    publication: generatePath(addresses.pagePublication.path, { page }),
    schedule: generatePath(addresses.pageSchedule.path, { page }),
  }
}

function editor(cookie: () => string, { paths, content, sources: ofFacts }: Edited) {
  /** The newest version that this client knows. */
  let basedOn: string | null = null

  function call(way: Way, path: string, body: unknown): Promise<HttpResponse> {
    return exchange({
      ...way,
      method: 'POST',
      path,
      headers: {
        'Content-Type': 'application/json',
        Origin: `http://127.0.0.1:${way.port}`,
        Cookie: cookie(),
      },
      body: JSON.stringify(body),
    })
  }

  async function save(token: string, way: Way) {
    const draft = { basedOn, content: content(token), sources: ofFacts(token), note: null }
    const response = await call(way, paths.draft, draft)
    const result = readJson(response, draftAnswer)
    if (result) basedOn = result.kind === 'saved' ? result.version : result.newest.version
    return { response, result }
  }

  async function saved(
    token: string,
    way: Way,
    then: (version: string) => Promise<Answer>,
  ): Promise<Answer> {
    let { response, result } = await save(token, way)
    // Another client saved, or an answer was lost: save again, on the version in the answer.
    if (result?.kind === 'overtaken') ({ response, result } = await save(token, way))
    // A draft that may exist is not published without a further call.
    return result?.kind === 'saved'
      ? then(result.version)
      : { ...answerOf(response, false), outcome: 'fail' }
  }

  return {
    publish: (token: string, way: Way) =>
      saved(token, way, async (version) => {
        const response = await call(way, paths.publication, { version })
        return answerOf(response, readJson(response, publishAnswer) !== undefined)
      }),
    /** At the next full minute. */
    schedule: (token: string, way: Way) =>
      saved(token, way, async (version) => {
        const at = indianHour(new Date(Date.now() + A_MINUTE))
        const response = await call(way, paths.schedule, { version, at })
        return answerOf(response, readJson(response, scheduleAnswer) !== undefined)
      }),
  }
}

function readJson<T>({ text }: HttpResponse, shape: z.ZodType<T>): T | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

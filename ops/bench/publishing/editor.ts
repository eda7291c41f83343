import { z } from 'zod'

import type { Project } from '#app/projects/model/project.ts'
import type { MeasuredSite } from '#ops/bench/measured-site.ts'

const OWNER = { phone: '9876500099', password: 'Bench-Publishing-2026' }
const saved = z.object({ kind: z.literal('saved'), version: z.string() })
const published = z.object({ kind: z.literal('published') })

/** An owner who saves and publishes projects with the editor's calls. */
export async function editor({ base, addStaff }: MeasuredSite) {
  addStaff(OWNER)
  const cookie = await signIn(base)
  const basedOn = new Map<number, string>()

  async function call(path: string, body: unknown): Promise<unknown> {
    const answer = await fetch(`${base}/dashboard/projects/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: base, Cookie: cookie },
      body: JSON.stringify(body),
    })
    return answer.json()
  }

  async function save(content: Project): Promise<string> {
    const draft = { content, basedOn: basedOn.get(content.id) ?? null, sources: {}, note: null }
    const result = await call(`${content.id}/draft`, draft)
    const conflict = z.object({ newest: z.object({ version: z.string() }) }).safeParse(result)
    if (conflict.success) {
      basedOn.set(content.id, conflict.data.newest.version)
      return save(content)
    }
    const { version } = saved.parse(result)
    basedOn.set(content.id, version)
    return version
  }

  async function publish(id: number, version: string): Promise<void> {
    published.parse(await call(`${id}/publication`, { version }))
  }

  return { save, publish }
}

async function signIn(base: string): Promise<string> {
  const answer = await fetch(`${base}/admin`, {
    method: 'POST',
    headers: { Origin: base },
    body: new URLSearchParams(OWNER),
    redirect: 'manual',
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (cookie === undefined) throw new Error(`The owner was not let in: ${answer.status}.`)
  return cookie
}

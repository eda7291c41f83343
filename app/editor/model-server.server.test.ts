import { isFields, type JsonFields } from '#app/lib/json/json.ts'
import fc from 'fast-check'
import { sql, type Transaction } from 'kysely'
import { expect, test } from 'vitest'

import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { projectSchedules, projectVersions } from '#app/projects/publishing/project-store.server.ts'
import {
  publishProject,
  publishScheduledProject,
} from '#app/projects/publishing/publish-project.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import type { Database } from '#db/schema.ts'
import { ModelServer } from '#test/catalogue/model-server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { isShort } from '#test/helpers/site/short.ts'
import { addAgent } from '#test/staff/staff-members.ts'

const filed = wholeCatalogue()
const [first] = filed
if (!first) throw new Error('The catalogue is empty.')
const { id: projectId } = first
const by = { id: 'asha' }

const act = fc.record({
  kind: fc.constantFrom('save', 'save late', 'publish', 'schedule', 'call off', 'due', 'restore'),
  at: fc.nat(),
})
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** The database, with versions identified by their position instead of their id. */
class RealServer {
  readonly #db: Transaction<Database>
  readonly ids: string[] = []

  constructor(db: Transaction<Database>) {
    this.#db = db
  }

  async save(basedOn: number, content: JsonFields): Promise<string> {
    const base = basedOn === 0 ? null : (this.ids[basedOn - 1] ?? null)
    const draft = { subject: projectId, basedOn: base, content, sources: {} }
    const saved = await projectVersions.save(this.#db, draft, by)
    if (saved.kind === 'saved') this.ids.push(saved.id)
    return saved.kind
  }

  async publish(at: number): Promise<string> {
    const done = await publishProject(
      this.#db,
      { id: this.ids[at - 1] ?? '0' },
      { by, fileProjects: filed },
    )
    return done.kind
  }

  /** Each schedule is later than the one before. */
  schedule(at: number, turn: number): Promise<boolean> {
    const publishAt = new Date(Date.now() + 3_600_000 + turn * 1000)
    return projectSchedules.add(this.#db, { versionId: this.ids[at - 1] ?? '0', publishAt }, by)
  }

  async callOff(): Promise<boolean> {
    const [earliest] = await projectSchedules.listPending(this.#db)
    if (!earliest) return false
    return projectSchedules.cancel(this.#db, { id: earliest.id, subject: projectId }, by)
  }

  async due(): Promise<string | undefined> {
    await sql`update project_schedules set publish_at = now() - interval '1 second' where id = (
      select id from project_schedules where done_at is null and cancelled_at is null
      order by publish_at limit 1)`.execute(this.#db)
    if (
      !(await projectSchedules.publishNext(
        this.#db,
        publishScheduledProject({ fileProjects: filed }),
      ))
    )
      return undefined
    const done = await sql<{ outcome: string }>`select outcome from project_schedules
      where done_at is not null order by done_at desc, id desc limit 1`.execute(this.#db)
    return done.rows[0]?.outcome
  }
}

type Both = { turn: number; at: number; model: ModelServer; real: RealServer }

const doBoth: Record<Act['kind'], (both: Both) => Promise<[unknown, unknown]>> = {
  save: ({ model, ...both }) => saveOn({ model, ...both, at: model.versions.length }),
  'save late': (both) => saveOn(both),
  publish: async ({ at, model, real }) => [await real.publish(at), model.publish(String(at))],
  schedule: async ({ at, turn, model, real }) => [
    await real.schedule(at, turn),
    model.schedule(String(at)),
  ],
  'call off': async ({ model, real }) => [await real.callOff(), model.callOff()],
  due: async ({ model, real }) => [await real.due(), model.due()],
  restore: async ({ at, model, real }) => {
    const content = contentOf(model, at)
    const head = model.versions.length
    model.restore(String(at), by.id)
    return [await real.save(head, content), 'saved']
  },
}

async function saveOn({ at, turn, model, real }: Both): Promise<[unknown, unknown]> {
  const content = { ...first, summary: `Written in turn ${turn}.` }
  const draft = { version: at === 0 ? null : String(at), content, sources: {} }
  return [await real.save(at, content), model.save(draft, by.id).kind]
}

function contentOf(model: ModelServer, at: number): JsonFields {
  const content = model.find(String(at))?.content
  if (!isFields(content)) throw new Error(`There is no version ${at}.`)
  return content
}

test(
  'the model of versions answers as the database does and ends in the same state',
  { tags: ['whole'], timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14, size: 'max' }), async (acts) => {
        await inTransaction(async (db) => {
          // Publishing checks the rights of who scheduled it.
          await addAgent(db, by.id, { role: 'owner' })
          const [model, real] = [new ModelServer(), new RealServer(db)]
          for (const [turn, { kind, at }] of acts.entries()) {
            const count = model.versions.length
            // Without a version nothing can be published.
            const what = count === 0 ? 'save' : kind
            const [ofReal, ofModel] = await doBoth[what]({
              turn,
              at: (at % (count || 1)) + 1,
              model,
              real,
            })
            expect(ofReal, `turn ${turn}, ${what}`).toBe(ofModel)
          }
          const rows = await projectVersions.list(db, projectId, { limit: 100 })
          expect(rows.toReversed().map(({ content }) => content)).toEqual(
            model.versions.map(({ content }) => content),
          )
          const shown = (await readPublished(db)).projects.get(projectId)?.project
          expect(shown).toEqual(model.published.at(-1)?.content)
        })
      }),
      { numRuns: isShort ? 60 : 300 },
    )
  },
)

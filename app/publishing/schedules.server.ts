import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { Actor, DocumentTables, Subject } from './document-tables.ts'
import { mayEditNow } from './may-edit.server.ts'

/** `revoked`: the account that scheduled it may no longer edit. */
export type Outcome = 'published' | 'absent' | 'overtaken' | 'faulty' | 'unsourced' | 'revoked'

/** A version to publish at a chosen time; `S` names the document. */
export type Schedule<S> = {
  id: string
  versionId: string
  subject: S
  publishAt: Date
  by: string | null
  outcome: Outcome | null
}

export type Publish<S> = (
  trx: Executor,
  due: { versionId: string; subject: S },
  by: Actor,
) => Promise<{ kind: Outcome }>

type Note<S> = (trx: Executor, by: Actor, subject: S) => Promise<void>

export type Notes<S> = { note?: Note<S>; auditRevoked?: Note<S> }

type Due<S> = {
  id: string
  versionId: string
  by: string | null
  subject: S
  canEdit: boolean
}

const FAILURE_NOTICE_DAYS = 7

const IS_PENDING = sql`done_at is null and cancelled_at is null`

export class Schedules<S extends Subject> {
  readonly #versions
  readonly #publications
  readonly #schedules
  readonly #subject

  constructor({ versions, publications, schedules, subject }: DocumentTables) {
    this.#versions = sql.table(versions)
    this.#publications = sql.table(publications)
    this.#schedules = sql.table(schedules)
    this.#subject = sql.ref(subject)
  }

  async add(
    db: Executor,
    { versionId, publishAt }: { versionId: string; publishAt: Date },
    by: { id: string },
  ): Promise<boolean> {
    const { rows } = await sql`
      insert into ${this.#schedules} (version_id, publish_at, made_by)
      values (${versionId}, ${publishAt}, ${by.id})
      on conflict (version_id) where ${IS_PENDING} do nothing
      returning id`.execute(db)
    return rows.length > 0
  }

  async cancel(
    db: Executor,
    { id, subject }: { id: string; subject: S },
    by: { id: string },
  ): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update ${this.#schedules}
      set cancelled_at = statement_timestamp(), cancelled_by = ${by.id}
      where id = ${id} and ${IS_PENDING} and version_id in (
        select id from ${this.#versions} where ${this.#subject} = ${subject})`.execute(db)
    return (numAffectedRows ?? 0n) > 0n
  }

  listPending(db: Executor): Promise<Schedule<S>[]> {
    return this.#list(db, sql`schedule.done_at is null`)
  }

  /** Failed schedules that no later publication or schedule has replaced. */
  listFailed(db: Executor): Promise<Schedule<S>[]> {
    return this.#list(db, this.#failed())
  }

  listOf(db: Executor, subject: S): Promise<Schedule<S>[]> {
    return this.#list(
      db,
      sql`version.${this.#subject} = ${subject} and (schedule.done_at is null or (${this.#failed()}))`,
    )
  }

  #failed() {
    return sql`(schedule.outcome in ('faulty', 'unsourced') or (schedule.outcome = 'overtaken'
        and schedule.done_at > statement_timestamp() - ${FAILURE_NOTICE_DAYS} * interval '1 day')
        or (schedule.outcome = 'revoked' and greatest(schedule.done_at, schedule.publish_at)
          > statement_timestamp() - ${FAILURE_NOTICE_DAYS} * interval '1 day'))
      and not exists (select from ${this.#publications} as published
        where published.${this.#subject} = version.${this.#subject} and published.published_at > schedule.done_at)
      and not exists (select from ${this.#schedules} as later
        join ${this.#versions} as named on named.id = later.version_id
        where named.${this.#subject} = version.${this.#subject}
          and later.id > schedule.id and later.made_at > schedule.done_at
          and later.cancelled_at is null)`
  }

  async #list(db: Executor, which: ReturnType<typeof sql>): Promise<Schedule<S>[]> {
    const { rows } = await sql<Schedule<S>>`
      select schedule.id, schedule.version_id as "versionId", version.${this.#subject} as subject,
        publish_at as "publishAt", staff.name as by, outcome
      from ${this.#schedules} as schedule
      join ${this.#versions} as version on version.id = schedule.version_id
      left join staff_users as staff on staff.id = schedule.made_by
      where schedule.cancelled_at is null and ${which}
      order by publish_at`.execute(db)
    return rows
  }

  /** Publishes what is due, one per transaction, in any process; returns the count. What cannot be published ends with its reason. */
  async publishDue(db: Executor, publish: Publish<S>, notes: Notes<S> = {}): Promise<number> {
    for (let published = 0; ; published += 1)
      if (
        (await this.findLate(db)) === 0 ||
        !(await db.transaction().execute((trx) => this.publishNext(trx, publish, notes)))
      )
        return published
  }

  /** False when none is due; the author's rights now decide, not those at scheduling. */
  async publishNext(
    trx: Executor,
    publish: Publish<S>,
    { note, auditRevoked }: Notes<S> = {},
  ): Promise<boolean> {
    const { rows } = await sql<Due<S>>`
      select schedule.id, version_id as "versionId", schedule.made_by as by,
        version.${this.#subject} as subject, ${mayEditNow('schedule.made_by')} as "canEdit"
      from ${this.#schedules} as schedule
      join ${this.#versions} as version on version.id = version_id
      where ${IS_PENDING} and publish_at <= statement_timestamp()
      order by publish_at
      limit 1
      for update of schedule skip locked`.execute(trx)
    const [due] = rows
    if (!due) return false
    const by = due.by === null ? null : { id: due.by }
    const kind = due.canEdit ? (await publish(trx, due, by)).kind : 'revoked'
    if (kind === 'published') await note?.(trx, by, due.subject)
    if (kind === 'revoked') await auditRevoked?.(trx, by, due.subject)
    await sql`
      update ${this.#schedules} set done_at = statement_timestamp(), outcome = ${kind}
      where id = ${due.id}`.execute(trx)
    return true
  }

  /** Seconds that the oldest due schedule waits; 0 when none does. */
  async findLate(db: Executor): Promise<number> {
    const { rows } = await sql<{ late: number | null }>`
      select extract(epoch from statement_timestamp() - min(publish_at))::float8 as late
      from ${this.#schedules} where ${IS_PENDING}`.execute(db)
    return Math.max(0, rows[0]?.late ?? 0)
  }
}

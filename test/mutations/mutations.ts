/** A defect that `npm test` must find, in the place of a promise of the product. */
export type Mutation = {
  /** What no longer holds. */
  breaks: string
  file: string
  /** Text that the file has once. */
  from: string
  to: string
  /** Tests of the gate that fail with it: files that vitest takes. */
  tests: readonly string[]
}

export const mutations: readonly Mutation[] = [
  {
    breaks: 'an acknowledged enquiry is stored',
    file: 'app/enquiries/submit/record-enquiry.server.ts',
    from: 'const { rows } = await insertion(capture, identifiers, budget).execute(db)',
    to: 'const rows = [{ isStored: true, spam_reason: null, repeated: null }, identifiers, insertion, budget].slice(0, 1) as Inserted[]',
    tests: ['app/enquiries/submit/record-enquiry.server.test.ts'],
  },
  {
    breaks: 'a repeat is stored once',
    file: 'app/enquiries/submit/record-enquiry.server.ts',
    from: 'where not is_refused and (id is null or is_spam and spam_reason is null)',
    to: 'where not is_refused',
    tests: ['app/enquiries/submit/capture-repeats.server.test.ts'],
  },
  {
    breaks: 'an agent sees their own leads alone',
    file: 'app/staff/access/visible-leads.server.ts',
    from: 'sql<boolean>`${sql.ref(`${rows}.owner_id`)} = ${viewer.id}`',
    to: 'sql<boolean>`${sql.ref(`${rows}.id`)} is not null`',
    tests: [
      'test/integration/leads/own-leads.request.test.ts',
      'test/integration/leads/whose-leads.request.test.ts',
    ],
  },
  {
    breaks: 'an unpublished draft is shown to no visitor',
    file: 'app/projects/publishing/published-projects.server.ts',
    from: ".innerJoin('project_versions as version', 'version.id', 'published.version_id')",
    to: ".innerJoin('project_versions as version', (join) => join.on(sql<boolean>`version.id = (select max(id) from project_versions where project_id = published.project_id)`))",
    tests: ['app/projects/publishing', 'test/integration/editor/project-drafts.request.test.ts'],
  },
  {
    breaks: 'a form of another site changes nothing',
    file: 'server/http/origin.ts',
    from: "return refuse(c, 403, 'This form was sent from another site.')",
    to: 'return next()',
    tests: [
      'test/integration/server/edge.request.test.ts',
      'test/integration/staff/staff.request.test.ts',
    ],
  },
  {
    breaks: 'a person who withdrew is gone',
    file: 'app/privacy/withdrawal/withdraw.server.ts',
    from: 'const changes = await deletePersonRows(trx, data)',
    to: 'const changes: Awaited<ReturnType<typeof deletePersonRows>> = []',
    tests: ['app/privacy/withdrawal/withdraw.server.test.ts'],
  },
  {
    breaks: 'a backup is proved before it is put into its place',
    file: 'db/backup/take-backup.ts',
    from: 'await prove(path, work.folder, written, { onStep, onBytes })',
    to: 'void prove',
    tests: ['db/backup/take-backup.server.test.ts'],
  },
  {
    breaks: 'a phone begins with 6 to 9',
    file: 'app/lib/phone/phone.ts',
    from: '?0?([6-9]\\d{9})$/.exec',
    to: '?0?(\\d{10})$/.exec',
    tests: ['app/lib/phone/phone.test.ts'],
  },
  {
    breaks: 'a page that was published is the page that is answered',
    file: 'server/cache/page-cache.ts',
    from: 'if (current !== cachedVersion) cached.clear()',
    to: 'if (cachedVersion === undefined) cached.clear()',
    tests: ['server/cache/page-cache.test.ts'],
  },
  {
    breaks: 'a lead is assigned to no one on leave',
    file: 'app/assignment/rotation-table.server.ts',
    from: "if (row.until !== null) return { why: 'leave', until: row.until }",
    to: '',
    tests: [
      'app/assignment/assign-leads.server.test.ts',
      'app/assignment/leave/leave.server.test.ts',
    ],
  },
  {
    breaks: 'a file holds what the filter finds',
    file: 'app/routes/dashboard/leads/requested-file.server.tsx',
    from: 'filter: ids ? {} : readFilter(url.searchParams)',
    to: 'filter: {}',
    tests: ['test/integration/leads/leads-columns.request.test.ts'],
  },
  {
    breaks: 'every migration is applied',
    file: 'db/migrate.ts',
    from: 'for (const migration of migrations.filter(({ name }) => !applied.has(name)))',
    to: 'for (const migration of migrations.filter(({ name }) => !applied.has(name)).slice(1))',
    tests: ['db/migrate.server.test.ts'],
  },
]

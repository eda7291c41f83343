import { pool, db } from '#app/db.server.ts'
import { EVERYTHING } from '#app/leads/desk/lead-filter.server.ts'
import { findAlike } from '#app/leads/desk/find-alike.server.ts'
import { findPage } from '#app/leads/desk/find-leads.server.ts'
import { readPart } from '#app/leads/desk/lead-rows.server.ts'
import { listQuestions } from './questions.ts'
const kinds = await listQuestions(db)
for (const [kind, qs] of Object.entries(kinds))
  for (const { typed, filter, sort } of qs) {
    const scope = { ...EVERYTHING, filter }
    const ts: number[] = []
    let n = 0,
      alike = 0
    for (let i = 0; i < 6; i += 1) {
      const t = performance.now()
      if (typed === '') n = (await readPart(db, { scope, sort, most: 200 })).rows.length
      else {
        const r = await findPage(db, { typed, scope, size: 100 })
        n = r.rows.length
        const t2 = performance.now()
        if (!r.next) await findAlike(db, { typed, scope })
        alike = performance.now() - t2
      }
      ts.push(performance.now() - t)
    }
    ts.sort((a, b) => a - b)
    console.log(
      kind,
      JSON.stringify(typed),
      JSON.stringify(filter),
      sort.column,
      n,
      'ms',
      ts[0]?.toFixed(1),
      ts[3]?.toFixed(1),
      'alike',
      alike.toFixed(1),
    )
  }
await pool.end()

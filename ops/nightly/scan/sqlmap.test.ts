import { expect, test } from 'vitest'

import { judge } from './sqlmap.ts'

const CLEAN = `[10:00:01] [INFO] testing for SQL injection on POST parameter 'q'
[10:00:02] [ERROR] all tested parameters do not appear to be injectable. Try to increase values`
const HOLE = `[10:00:01] [INFO] testing for SQL injection on GET parameter 'q'
sqlmap identified the following injection point(s) with a total of 60 HTTP(s) requests:
---
Parameter: q (GET)
    Type: boolean-based blind`
const CODES = `[10:00:03] [WARNING] HTTP error codes detected during run:
422 (Unprocessable Entity) - 81 times, 500 (Internal Server Error) - 2 times`

const judged = (said: string, isEnded = true) =>
  judge({ name: 'POST /' }, { output: said, isEnded, seconds: 60 })

test('what sqlmap could not get into is clean, with where it tried', () => {
  const result = judged(CLEAN)
  expect(result).toMatchObject({ parameters: ["POST parameter 'q'"], answers: '', found: [] })
})

test('a hole, an error of the site, an early end and silence are all found', () => {
  expect(judged(HOLE).found).toEqual(['q (GET) leads into SQL'])
  expect(judged(`${CLEAN}\n${CODES}`).found).toEqual([
    'answers 500 (Internal Server Error) - 2 times',
  ])
  expect(judged(CLEAN, false).found).toEqual([
    'was not looked at to its end (its limit of 60 s was met)',
  ])
  expect(judged('unable to connect to the target URL').found).toEqual([
    'says nothing of it: unable to connect to the target URL',
  ])
})

import { expect, test } from 'vitest'

import { jobTexts } from '#app/strings/en/health-jobs.ts'

import { jobs } from './registry.ts'

test('Health has a name for every job, and for no other', () => {
  expect(Object.keys(jobTexts.names).toSorted()).toEqual(jobs.map(({ name }) => name).toSorted())
})

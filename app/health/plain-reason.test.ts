import { expect, test } from 'vitest'

import { plainReason } from './plain-reason.ts'

test.each([
  ["ENOSPC: no space left on device, write '/srv/data/drawn/x.avif'", 'The disk is full.'],
  ["EACCES: permission denied, mkdir '/srv/data/drawn'", 'The site may not read or write there.'],
  [
    '/srv/build/server/workshop.js died of its job.',
    'What does it was ended on the way, most likely for lack of memory.',
  ],
  ['The job took longer than 300000 ms.', 'It is larger than this machine does in its time.'],
  ['no answer within 4 seconds', 'There was no answer in time.'],
  ['getaddrinfo ENOTFOUND homes.example.com', 'Nobody knows that name.'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'No authority that browsers know vouches for it.'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'It is for another name.'],
  ['The folder is not there.', 'The folder is not there.'],
  [
    'Cannot read properties of undefined\n    at draw (/srv/build/server/workshop.js:1:1)',
    'The machine says “Cannot read properties of undefined”.',
  ],
])('%s is told as %s', (said, told) => {
  expect(plainReason(said)).toBe(told)
})

import { expect, test } from 'vitest'

import { alertFaults, readAlertContact } from './alert-contact.ts'

const mailed = { isMailed: true }

test.each([
  ['asha@post.test', { email: 'asha@post.test' }],
  [' Asha@Post.test ', { email: 'asha@post.test' }],
  ['98765 43210', { phone: '9876543210' }],
  ['+91-9876543210', { phone: '9876543210' }],
  ['+44 20 7946 0958', { phone: '+442079460958' }],
])('one field reads %j', async (typed, contact) => {
  expect(await readAlertContact(typed, mailed)).toEqual({ contact })
})

test.each([
  ['', alertFaults.empty],
  ['asha@post', alertFaults.email],
  ['12345', alertFaults.phone],
  ['asha', alertFaults.phone],
])('it says what is wrong with %j', async (typed, fault) => {
  expect(await readAlertContact(typed, mailed)).toEqual({ fault })
})

test('without a mail server it takes numbers only', async () => {
  const isMailed = false
  expect(await readAlertContact('asha@post.test', { isMailed })).toEqual({
    fault: alertFaults.noMail,
  })
  expect(await readAlertContact('9876543210', { isMailed })).toEqual({
    contact: { phone: '9876543210' },
  })
})

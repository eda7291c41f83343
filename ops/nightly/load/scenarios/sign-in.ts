import { sendRequest } from '#ops/nightly/load/request.ts'
import { onLanes } from '#ops/nightly/load/lanes.ts'
import { callBody } from '#ops/nightly/load/call-body.ts'
import type { Attack } from '#ops/nightly/load/target.ts'

export const signIn: Attack = {
  name: 'sign-in',
  sentence: 'Wrong logins from ever new addresses and phones, by form and by call',
  run: async (target) => {
    const { random } = target
    await onLanes(target, 32, async () => {
      const person = {
        phone: random.chance(0.1) ? target.staff.phone : random.phone(),
        password: random.word(random.pick([12, 128, 5000])),
      }
      const from = `127.${20 + random.below(20)}.${random.below(256)}.${1 + random.below(250)}`
      const call = callBody(person)
      const form = {
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: `http://127.0.0.1:${target.port}`,
        },
        body: new URLSearchParams(person).toString(),
      }
      await sendRequest(target, {
        method: 'POST',
        from,
        ...random.pick([
          { path: '/admin', ...form },
          { path: '/api/v1/admin/allLeads', ...call },
        ]),
      })
    })
  },
}

import { z } from 'zod'

import type { Receivers } from '#ops/nightly/faults/environment/notification-receivers.ts'
import { mailAddressOf } from '#ops/nightly/faults/plan.ts'
import type { TakenMail } from '#test/helpers/site/mail-server.ts'
import type { TakenPush } from '#test/helpers/site/push-service.ts'
import type { TakenHook } from '#test/helpers/site/webhook-receiver.ts'

import { ways, type Found } from './final-state.ts'

const hook = z.object({ data: z.object({ message: z.string() }) })
const mailId = z.templateLiteral(['<', z.uuid(), '.', z.enum(ways), '@homes.test>'])
const push = z.object({
  notification: z.object({ data: z.object({ leads: z.array(z.string()) }) }),
})

/** Throws on a message that is not the site's. */
export function readReceived({ receiver, mail, push: service, people }: Receivers) {
  const owners = new Map(people.map(({ id, device }) => [pathOf(device?.endpoint), id]))
  return {
    receipts: [...receiver.taken.map(ofHook), ...mail.taken.map(ofMail)],
    devices: people.flatMap(({ id, device }) => (device ? [id] : [])),
    pushes: service.taken.map((taken) => ofPush(taken, owners.get(taken.endpoint))),
  }
}

type Receipt = Found['receipts'][number]

function ofHook({ id, status, message }: TakenHook): Receipt {
  const { data } = hook.parse(message)
  return { event: id, way: 'webhook', token: data.message, isTaken: status === 204 }
}

/** A visitor's email goes to their own address; one about another's enquiry counts for no enquiry. */
function ofMail({ messageId, text = '', recipient }: TakenMail): Receipt {
  const id = mailId.parse(messageId)
  const [event = '', name] = id.slice(1, id.indexOf('@')).split('.')
  const way = ways.find((one) => one === name) ?? 'team'
  const token = /^enquiry \d+-\d+$/m.exec(text)?.[0] ?? ''
  const isRight = recipient === (way === 'team' ? 'team@homes.test' : mailAddressOf(token))
  return { event, way, token: isRight ? token : `${token} at ${recipient}`, isTaken: true }
}

function ofPush({ status, message }: TakenPush, staff = 'no one'): Found['pushes'][number] {
  const { leads } = push.parse(message).notification.data
  return { staff, leads, isTaken: status === 201 }
}

function pathOf(endpoint: string | undefined): string {
  return endpoint === undefined ? '' : new URL(endpoint).pathname
}

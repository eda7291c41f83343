import { AGENTS } from '#ops/nightly/faults/plan.ts'
import { startMailServer, type MailServer } from '#test/helpers/site/mail-server.ts'
import { startPushService, type PushService } from '#test/helpers/site/push-service.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#test/helpers/site/webhook-receiver.ts'

import type { Person } from './set-up.ts'

const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** A webhook, email servers, and a device for each person. */
export type Receivers = {
  receiver: WebhookReceiver
  mail: MailServer
  push: PushService
  people: readonly Person[]
  variables: Record<string, string>
  /** Some of the next messages get a refusal, some no answer; `variant` decides. */
  failNext: (variant: number) => void
  stop: () => Promise<void>
}

export async function startReceivers(): Promise<Receivers> {
  const receiver = await startWebhookReceiver(WEBHOOK_SECRET)
  const mail = await startMailServer()
  const push = await startPushService()
  const people = Array.from({ length: AGENTS }, (_, place) => ({
    id: `agent-${place}`,
    device: push.addDevice(),
  }))
  return {
    receiver,
    mail,
    push,
    people,
    variables: {
      WEBHOOK_URLS: receiver.url,
      WEBHOOK_SECRET,
      WEBHOOK_ALLOW_PRIVATE: 'true',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Sharma Homes <desk@homes.test>',
      MAIL_TO: 'team@homes.test',
      PUSH_HOSTS: push.host,
      NODE_EXTRA_CA_CERTS: push.certificate,
    },
    failNext: (variant) => {
      if (variant % 3 === 0) receiver.answerNext(500, 503, 0)
      if (variant % 3 === 1) mail.refuseNext('450 4.2.0 Try again later', '451 4.3.0 Busy')
      if (variant % 3 === 2) push.answerNext(500, 429)
    },
    stop: async () => {
      receiver.stop()
      push.stop()
      await mail.stop()
    },
  }
}

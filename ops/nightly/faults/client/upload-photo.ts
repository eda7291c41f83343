import { createHash } from 'node:crypto'

import { generatePath } from 'react-router'
import sharp from 'sharp'

import { addresses } from '#app/config/addresses.ts'
import type { Answer } from '#ops/nightly/faults/campaign.ts'
import type { Operation } from '#ops/nightly/faults/history.ts'

import { answerOf } from './answer.ts'
import { exchange } from './exchange.ts'
import type { Way } from './ways.ts'

export async function uploadPhoto(
  { token, projectId, slot }: Extract<Operation, { kind: 'photo' }>,
  way: Way,
  cookie: string,
): Promise<Answer> {
  const form = new FormData()
  form.append('alt', token)
  form.append('file', new File([await pictureOf(token)], 'gate.jpg'))
  const body = new Response(form)
  const response = await exchange({
    ...way,
    method: 'POST',
    path: `${generatePath(addresses.projectPhotoUpload.path, { project: String(projectId) })}?slot=${slot}`,
    headers: {
      'Content-Type': body.headers.get('Content-Type') ?? '',
      Accept: 'application/json',
      Origin: `http://127.0.0.1:${way.port}`,
      Cookie: cookie,
    },
    body: await body.bytes(),
  })
  return answerOf(response, response.status === 200)
}

async function pictureOf(token: string): Promise<Uint8Array<ArrayBuffer>> {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(token).digest()
  const create = { width: 1600, height: 1200, channels: 3, background: { r, g, b } } as const
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer())
}

import { readFile } from 'node:fs/promises'

import { packUpload, uploadDescription, type PhotoJob } from './photo-job.ts'
import { preparePhoto } from './prepare-photo.server.ts'

/** Reads the field `alt` and the first non-empty file named `file`. */
export async function readUpload({
  path,
  type,
  slot,
}: Omit<PhotoJob, 'kind'>): Promise<Buffer<ArrayBuffer>> {
  const form = await formIn(path, type)
  const file = form?.getAll('file').find((one) => one instanceof File && one.size > 0)
  if (!form || !(file instanceof File))
    return packUpload({ refused: 'No file arrived. Choose a photo first.' })
  const alt = uploadDescription.safeParse(form.get('alt') ?? '')
  if (!alt.success) return packUpload({ refused: alt.error.issues[0]?.message ?? '' })
  const prepared = await preparePhoto(Buffer.from(await file.arrayBuffer()), slot)
  if ('refused' in prepared) return packUpload(prepared)
  const { data, width, height } = prepared
  return packUpload({ alt: alt.data, width, height }, data)
}

async function formIn(path: string, type: string): Promise<FormData | undefined> {
  const body = await readFile(path)
  const headers = { 'Content-Type': type }
  return new Response(body, { headers }).formData().catch(() => undefined)
}

import { readFile } from 'node:fs/promises'

import { packUpload, uploadDescription, type PhotoJob } from './photo-job.ts'
import { isPdf } from './photo.ts'
import { planInput, planText, type Plan } from './plan.ts'
import { preparePhoto } from './prepare-photo.server.ts'

/** Reads the first non-empty file named `file`, with the field `alt`, or those of a floor plan. */
export async function readUpload({
  path,
  type,
  slot,
  isPlan = false,
}: Omit<PhotoJob, 'kind'>): Promise<Buffer<ArrayBuffer>> {
  const form = await formIn(path, type)
  const file = form?.getAll('file').find((one) => one instanceof File && one.size > 0)
  if (!form || !(file instanceof File))
    return packUpload({ refused: 'No file arrived. Choose a photo first.' })
  const words = isPlan ? planIn(form) : altIn(form)
  if ('refused' in words) return packUpload(words)
  const bytes = Buffer.from(await file.arrayBuffer())
  if (isPlan && isPdf(bytes)) return packUpload({ ...words, width: 0, height: 0 }, bytes)
  const prepared = await preparePhoto(bytes, slot)
  if ('refused' in prepared) return packUpload(prepared)
  const { data, width, height } = prepared
  return packUpload({ ...words, width, height }, data)
}

type Words = { alt: string; plan?: Plan } | { refused: string }

function altIn(form: FormData): Words {
  const alt = uploadDescription.safeParse(form.get('alt') ?? '')
  return alt.success ? { alt: alt.data } : { refused: alt.error.issues[0]?.message ?? '' }
}

function planIn(form: FormData): Words {
  const read = planInput.safeParse({ unit: '', area: '', ...Object.fromEntries(form) })
  if (!read.success) return { refused: read.error.issues[0]?.message ?? '' }
  return { alt: planText(read.data), plan: read.data }
}

async function formIn(path: string, type: string): Promise<FormData | undefined> {
  const body = await readFile(path)
  const headers = { 'Content-Type': type }
  return new Response(body, { headers }).formData().catch(() => undefined)
}

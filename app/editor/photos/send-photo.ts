import type { PhotographAnswer } from './photo-answer.ts'

export type Sent = { file: File; alt: string }

/** Upload in percent; afterwards the server processes the photo. */
export type Progress = { percent: number; isHere: boolean }

type Upload = {
  /** Undefined when the server is out of reach or answers unexpectedly. */
  done: Promise<PhotographAnswer | 'cancelled' | undefined>
  cancel: () => void
}

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
export function sendPhotograph(
  address: string,
  { file, alt }: Sent,
  tell: (progress: Progress) => void,
): Upload {
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append('alt', alt)
  form.append('file', file, file.name)
  const done = new Promise<PhotographAnswer | 'cancelled' | undefined>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      tell({ percent: total > 0 ? Math.floor((loaded * 100) / total) : 0, isHere: false }),
    )
    request.upload.addEventListener('load', () => tell({ percent: 100, isHere: true }))
    request.addEventListener('load', () => resolve(readAnswer(request.responseText)))
    request.addEventListener('error', () => resolve(undefined))
    request.addEventListener('abort', () => resolve('cancelled'))
  })
  request.open('POST', address)
  request.setRequestHeader('Accept', 'application/json')
  request.send(form)
  return { done, cancel: () => request.abort() }
}

export async function actUpon(
  address: string,
  fields: Record<string, string>,
): Promise<PhotographAnswer | undefined> {
  try {
    const body = new URLSearchParams(fields)
    const headers = { Accept: 'application/json' }
    const answer = await fetch(address, { method: 'POST', headers, body })
    return readAnswer(await answer.text())
  } catch {
    return undefined
  }
}

function readAnswer(text: string): PhotographAnswer | undefined {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read !== 'object' || read === null) return undefined
    if ('said' in read && typeof read.said === 'string') return { kind: 'done', said: read.said }
    return 'why' in read && typeof read.why === 'string'
      ? { kind: 'refused', why: read.why }
      : undefined
  } catch {
    return undefined
  }
}

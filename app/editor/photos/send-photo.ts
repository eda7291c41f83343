export type PhotoAnswer = { kind: 'done'; message: string } | { kind: 'refused'; why: string }

export type Sent = { file: File; alt: string; fields?: Readonly<Record<string, string>> }

/** Upload in percent; afterwards the server processes the photo. */
export type Progress = { percent: number; isHere: boolean }

type Upload = {
  /** Undefined when the server is out of reach or answers unexpectedly. */
  done: Promise<PhotoAnswer | 'cancelled' | undefined>
  cancel: () => void
}

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
export function sendPhoto(
  address: string,
  { file, alt, fields = {} }: Sent,
  onProgress: (progress: Progress) => void,
): Upload {
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append('alt', alt)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file, file.name)
  const done = new Promise<PhotoAnswer | 'cancelled' | undefined>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ percent: total > 0 ? Math.floor((loaded * 100) / total) : 0, isHere: false }),
    )
    request.upload.addEventListener('load', () => onProgress({ percent: 100, isHere: true }))
    request.addEventListener('load', () => resolve(readAnswer(request.responseText)))
    request.addEventListener('error', () => resolve(undefined))
    request.addEventListener('abort', () => resolve('cancelled'))
  })
  request.open('POST', address)
  request.setRequestHeader('Accept', 'application/json')
  request.send(form)
  return { done, cancel: () => request.abort() }
}

export async function postPhotoAction(
  address: string,
  fields: Record<string, string>,
): Promise<PhotoAnswer | undefined> {
  try {
    const body = new URLSearchParams(fields)
    const headers = { Accept: 'application/json' }
    const answer = await fetch(address, { method: 'POST', headers, body })
    return readAnswer(await answer.text())
  } catch {
    return undefined
  }
}

function readAnswer(text: string): PhotoAnswer | undefined {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read !== 'object' || read === null) return undefined
    if ('message' in read && typeof read.message === 'string')
      return { kind: 'done', message: read.message }
    return 'why' in read && typeof read.why === 'string'
      ? { kind: 'refused', why: read.why }
      : undefined
  } catch {
    return undefined
  }
}

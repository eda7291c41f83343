import { useEffect, useRef, useState } from 'react'

import type { FileColumn } from '#app/leads/export/file/file-columns.ts'
import { downloadSpreadsheet } from '#app/leads/export/file/spreadsheet-download.ts'
import type { SheetFailure } from '#app/leads/export/file/spreadsheet-worker.ts'
import { exportTexts } from '#app/strings/en/export.ts'

/** `total` is undefined until the server has counted; `message` is the last result. */
export type ExportState =
  | { kind: 'ready'; message: string }
  | { kind: 'reading'; read: number; total: number | undefined }
  | { kind: 'failed'; why: Exclude<SheetFailure, 'too-many'> }

type ExportRequest = { form: HTMLFormElement; address: string; columns: readonly FileColumn[] }

/** Exports in the browser, or posts the form for a long list; calls `onEnded` when the session is over. */
export function useExport(onEnded: () => void) {
  const [state, setState] = useState<ExportState>({ kind: 'ready', message: '' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start({ form, address, columns }: ExportRequest): Promise<void> {
    const left = new AbortController()
    running.current = left
    setState({ kind: 'reading', read: 0, total: undefined })
    const outcome = await downloadSpreadsheet(
      { address, form: textsOf(form), columns },
      {
        signal: left.signal,
        onProgress: (read, total) => setState({ kind: 'reading', read, total }),
      },
    )
    if (outcome === undefined) return
    if (typeof outcome === 'object') {
      return setState({ kind: 'ready', message: exportTexts.saved(outcome.rows) })
    }
    if (outcome === 'too-many') {
      form.submit()
      return setState({ kind: 'ready', message: exportTexts.byServer })
    }
    if (outcome === 'ended') onEnded()
    setState({ kind: 'failed', why: outcome })
  }

  function stop(message: string): void {
    running.current?.abort()
    setState({ kind: 'ready', message })
  }

  return { state, start, stop }
}

function textsOf(form: HTMLFormElement): string {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(texts).toString()
}

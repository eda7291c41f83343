import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

import { parseCsv } from 'hucre/csv'

/** Debian's own, which `bin/northlight test programs` installs. */
const SOFFICE = process.env['SOFFICE'] ?? '/usr/bin/soffice'
/** Commas, quotes, UTF-8, from the first line; cells as they are stored; every sheet a file of its own. */
const AS_CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1'
/** Milliseconds; it starts slowly while other tests run. */
const TIMEOUT_MS = 120_000

/** The sheet Leads of a workbook as LibreOffice reads it. A formula would show what it comes to. */
export async function readByLibreOffice(file: string): Promise<unknown[][]> {
  // A profile of its own: two that share one wait for each other.
  const folder = await mkdtemp(join(tmpdir(), 'libreoffice-'))
  try {
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    const args = [profile, '--headless', '--norestore', '--convert-to', AS_CSV]
    const out = join(folder, 'out')
    await promisify(execFile)(SOFFICE, [...args, '--outdir', out, file], { timeout: TIMEOUT_MS })
    const name = file
      .split('/')
      .at(-1)
      ?.replace(/\.[^.]*$/, '')
    return parseCsv(await readFile(join(out, `${name}-Leads.csv`), 'utf8'), {
      typeInference: false,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

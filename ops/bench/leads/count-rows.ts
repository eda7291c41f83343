import { execFileSync } from 'node:child_process'

/** Debian's, for which `bin/northlight test programs` installs openpyxl. */
const PYTHON = process.env['PYTHON'] ?? '/usr/bin/python3'

const workbook = `import sys, openpyxl
book = openpyxl.load_workbook(open(sys.argv[1], "rb"), read_only=True)
print(sum(sum(1 for _ in sheet.iter_rows(values_only=True)) - 1 for sheet in book))`
const csv = `import sys, csv
print(sum(1 for _ in csv.reader(open(sys.argv[1], encoding="utf-8-sig", newline=""))) - 1)`

/** Rows below the header of each sheet, by openpyxl. */
export function workbookRows(file: string): number {
  return count(workbook, file)
}

/** Rows below the header, by Python. */
export function csvRows(file: string): number {
  return count(csv, file)
}

function count(program: string, file: string): number {
  return Number(execFileSync(PYTHON, ['-c', program, file], { encoding: 'utf8' }))
}

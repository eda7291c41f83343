import { exportTexts } from '#app/strings/en/export.ts'

import { touchOf, type FileColumn, type TouchColumn } from './file-columns.ts'

export function columnHead(column: FileColumn): string {
  if (!isTouch(column)) return exportTexts.columns[column]
  const touch = touchOf(column)
  return touch ? exportTexts.touchHead[touch.side](exportTexts.touch[touch.field]) : ''
}

export function columnLabel(column: FileColumn): string {
  const touch = touchOf(column)
  return touch ? exportTexts.touch[touch.field] : columnHead(column)
}

function isTouch(column: FileColumn): column is TouchColumn {
  return touchOf(column) !== undefined
}

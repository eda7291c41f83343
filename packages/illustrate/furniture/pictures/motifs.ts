import type { Motif } from './canvas.ts'
import { hills, rainbow, fields, branch, court, sails, reeds } from './motifs-of-nature.ts'
import { halves, contours, brushed, quilt, lattice } from './motifs-of-shapes.ts'

/** What may hang in a frame. */
export const motifs: readonly Motif[] = [
  hills,
  branch,
  court,
  contours,
  halves,
  sails,
  quilt,
  brushed,
  rainbow,
  lattice,
  reeds,
  fields,
]

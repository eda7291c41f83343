import { camera, mirrored, type Camera, type View } from './camera.ts'
import type { Light } from './light.ts'
import type { Sheet } from './sheet.ts'

/** What every drawing function needs: the paper, where we look from, and the light. */
export interface Stage {
  sheet: Sheet
  camera: Camera
  light: Light
}

/** Sets up a stage. */
export const stage = (sheet: Sheet, view: View, light: Light): Stage => ({
  sheet,
  light,
  camera: camera(view, sheet.frame),
})

/** The same stage seen in still water at height z metres; draw the same things on it for their reflection. */
export const reflection = (of: Stage, view: View, z: number): Stage => ({
  ...of,
  camera: mirrored(view, of.sheet.frame, z),
})

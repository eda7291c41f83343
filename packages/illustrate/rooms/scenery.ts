import { camera } from '../paper/camera.ts'
import type { Light } from '../paper/light.ts'
import type { Hour } from '../paper/palette.ts'
import type { Stage } from '../paper/stage.ts'
import type { Indoors } from './indoors.ts'

/** Behind us, low. */
const AWAY: Light['sun'] = [0, -0.99, 0.1]

/** The sky is blue already over a thin warm rim. */
function blueHour(light: Light): Light {
  return {
    ...light,
    sun: AWAY,
    colours: {
      ...light.colours,
      sky: [
        [0, '#122647'],
        [0.4, '#22467a'],
        [0.7, '#4a76a6'],
        [0.88, '#8fa0bd'],
        [1, '#e0b49a'],
      ],
      cloud: '#6f92bd',
      mist: '#6d83a8',
    },
  }
}

/** The windows of a room at dusk look away from where the sun was, and by night from the moon, which is out of sight. At other hours the room stays as it is. */
export function afterSunset(on: Indoors, hour: Hour): Indoors {
  if (hour === 'dusk') return { ...on, light: blueHour(on.light) }
  return hour === 'night' ? { ...on, light: { ...on.light, sun: AWAY } } : on
}

/** What lies outside is drawn looking straight ahead, so that it fills windows in any wall; the sun keeps its place on the sheet. */
export function facingAway(on: Indoors): Stage {
  const angle = ((on.view.yaw ?? 0) * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const [x, y, z] = on.light.sun
  return {
    sheet: on.sheet,
    camera: camera({ ...on.view, yaw: 0 }, on.sheet.frame),
    light: { ...on.light, sun: [x * c - y * s, x * s + y * c, z] },
  }
}

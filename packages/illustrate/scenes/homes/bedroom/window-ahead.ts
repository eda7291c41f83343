import { bed, bedding } from '../../../furniture/bedroom/beds.ts'
import { carpet, weaves } from '../../../furniture/living/carpets.ts'
import { caneChair, daybed } from '../../../furniture/living/easy-seats.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { roundTable } from '../../../furniture/living/low-tables.ts'
import { standing } from '../../../furniture/lights/luminaires.ts'
import { picture, pictures } from '../../../furniture/pictures/pictures.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { bench, easyChair } from '../../../furniture/living/seating.ts'
import { cabinet, wardrobe } from '../../../furniture/living/storage.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Layout } from '../../../rooms/layouts.ts'
import { bedsides } from './bedside.ts'

/** Towards a wall of windows: the bed on one side, seen from its flank, a chair and wardrobes on the other. */
export const towardsView: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const back = chance.between(4.4, 4.8)
  const height = chance.between(2.9, 3.1)
  return {
    room: { left: -2.75, right: 2.75, front: -3, back, height },
    eye: [chance.between(0, 0.4), -2.3, 1.46],
    yaw: chance.between(-7, -2),
    focal: 1060,
    horizon: 0.48,
    windows: [
      {
        side: 'back',
        from: -2.4,
        to: chance.pick([2.4, 1.6]),
        sill: 0.05,
        head: height - 0.28,
        panes: chance.pick([3, 4, 5]),
        dressing: 'curtains',
        cloth: chance.pick([scheme.cover, scheme.wall, scheme.featureColour]),
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [chance.between(-0.6, 1.4), back, 1.98],
    ceiling: { kind: chance.pick(['tray', 'slats'] as const), colour: scheme.wood, lamps: [3, 3] },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'left', scheme.feature, scheme.featureColour, { seed }),
    outside,
    balcony: true,
    things: (on, patches) => {
      const { left, right } = on.room
      const [l, w] = [2.1, 1.85]
      const y = back - w - 1.15
      const made = bedding(scheme, chance.pick(['channels', 'panel', 'cane'] as const))
      return (
        carpet(
          on,
          left + 0.8,
          y - 0.6,
          2.9,
          w + 1.1,
          [scheme.cover, second, first],
          chance.pick(weaves),
        ) +
        patches +
        broadleaf(on, [right - 0.6, back - 0.5], 1.85, seed, scheme.cover) +
        standing(on, [right - 0.8, back - 1.3], 1.55, -0.15) +
        wardrobe(on, 'right', back - 3.6, 2, height - 0.35, scheme.featureColour) +
        bedsides(on, setting, 'left', y, w, 0.16) +
        bed(on, 'left', y, w, l, made) +
        bench(on, [left + l + 0.34, y + 0.2], 0.46, w - 0.4, scheme.cloth, scheme.wood) +
        easyChair(on, [right - 1.6, y + 0.95], -52, second, scheme.wood) +
        roundTable(on, [right - 1.75, y - 0.1], 0.26, 0.46, scheme.wood) +
        pot(on, [right - 1.75, y - 0.1, 0.46], 0.22, on.mood.tone(third, 0.5))
      )
    },
  }
}

/** Straight at a bed that stands between two narrow windows. */
export const betweenWindows: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const back = chance.between(4.1, 4.5)
  const height = chance.between(3, 3.25)
  const arched = chance.chance(0.6)
  const glass = {
    side: 'back' as const,
    sill: arched ? 0.04 : 0.3,
    head: height - 0.42,
    panes: 1,
    dressing: arched ? ('none' as const) : ('curtains' as const),
    cloth: chance.pick([scheme.cover, scheme.cloth]),
    arched,
    frame: chance.pick(['#3a322e', '#f2ede2']),
  }
  return {
    room: { left: -3, right: 3, front: -3, back, height },
    eye: [chance.between(-0.25, 0.25), -2, 1.36],
    yaw: 0,
    focal: 1130,
    horizon: 0.47,
    windows: [
      { ...glass, from: -2.7, to: -1.3 },
      { ...glass, from: 1.3, to: 2.7 },
    ],
    sun: [-2, back, 1.9],
    ceiling: {
      kind: chance.pick(['tray', 'plain', 'beams'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    fan: scheme.wood,
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    walls: { back: scheme.featureColour },
    dress: (on) =>
      clad(on, 'left', 'wainscot', scheme.featureColour) +
      clad(on, 'right', 'wainscot', scheme.featureColour),
    outside,
    balcony: arched,
    things: (on, patches) => {
      const [w, l] = [1.95, 2.1]
      const made = bedding(scheme, chance.pick(['posts', 'arch', 'cane', 'wings'] as const))
      const y = back - l
      return (
        carpet(on, -1.8, y - 0.8, 3.6, 2.2, [scheme.cover, first, second], chance.pick(weaves)) +
        patches +
        (made.headboard === 'posts'
          ? ''
          : pictures(on, 'back', 0, 2.05, 1.5, [first, second], seed)) +
        bedsides(on, setting, 'back', -w / 2, w, 0.12) +
        cabinet(on, 'right', y + 0.1, [1.5, 0.45, 0.72], scheme.wood) +
        pot(on, [2.76, y + 0.5, 0.72], 0.36, on.mood.tone(third, 0.5)) +
        picture(on, 'right', y + 0.9, 1.75, 0.9, 1.1, [second, first], seed + 3) +
        picture(on, 'left', y + 0.9, 1.75, 0.9, 1.1, [first, third], seed + 6) +
        bed(on, 'back', -w / 2, w, l, made) +
        bench(on, [-0.75, y - 0.68], 1.5, 0.48, first, scheme.wood) +
        caneChair(on, [-1.75, y - 0.5], 64, second, scheme.wood)
      )
    },
  }
}

/** A couch below a wide window ahead, the bed across from it, cut by the frame. */
export const windowSeat: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const back = chance.between(3.9, 4.3)
  const height = chance.between(2.85, 3.05)
  return {
    room: { left: -2.7, right: 2.9, front: -3, back, height },
    eye: [-1.3, -2, 1.45],
    yaw: chance.between(10, 15),
    focal: 1060,
    horizon: 0.47,
    windows: [
      {
        side: 'back',
        from: -2.2,
        to: 1,
        sill: 0.62,
        head: height - 0.34,
        panes: chance.pick([3, 4]),
        dressing: chance.pick(['curtains', 'blind'] as const),
        cloth: scheme.cover,
        frame: chance.pick(['#3a322e', '#f2ede2', scheme.wood]),
      },
    ],
    sun: [chance.between(-1.4, 0.2), back, 1.9],
    ceiling: {
      kind: chance.pick(['slats', 'plain', 'beams'] as const),
      colour: scheme.wood,
    },
    fan: scheme.wood,
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'right', scheme.feature, scheme.featureColour, { seed }),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      const [w, l] = [1.85, 2.1]
      const y = back - w - 0.85
      const made = bedding(scheme, chance.pick(['channels', 'slats', 'panel'] as const))
      return (
        carpet(on, -1.7, y - 0.9, 3, 2.8, [scheme.cover, second, first], chance.pick(weaves)) +
        patches +
        areca(on, [left + 0.4, back - 0.5], 1.7, seed) +
        picture(on, 'back', 1.85, 1.7, 0.95, 1.2, [first, second], seed) +
        daybed(on, [-1.5, back - 0.86], 0, scheme.cloth, scheme.wood, first) +
        bedsides(on, setting, 'right', y, w, 0.16) +
        bed(on, 'right', y, w, l, made) +
        bench(on, [right - l - 0.82, y + 0.25], 0.46, w - 0.5, second, scheme.wood) +
        roundTable(on, [-1.5, back - 1.75], 0.28, 0.46, scheme.wood) +
        pot(on, [-1.5, back - 1.75, 0.46], 0.24, on.mood.tone(third, 0.5)) +
        standing(on, [left + 0.35, back - 1.6], 1.6, 0.25) +
        cabinet(on, 'left', y - 0.4, [1.5, 0.45, 0.72], scheme.wood) +
        pot(on, [left + 0.22, y, 0.72], 0.36, on.mood.tone(second, 0.5))
      )
    },
  }
}

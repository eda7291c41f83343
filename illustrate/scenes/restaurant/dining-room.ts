import type { Room } from '../../rooms/room.ts'

export const room: Room = { left: -4.6, right: 4.8, front: -1.6, back: 10.5, height: 3.7 }

type Placed = { x: number; ground: number }

/** Plot markers with one flagged plot. */
export function Plots({ x, ground }: Placed) {
  const stakes = Array.from({ length: 6 }, (_, index) => `M${x + index * 32} ${ground}v-13`)
  return (
    <>
      <path d={stakes.join('')} stroke="#3E5049" strokeWidth="1.2" />
      <path
        d={`M${x} ${ground - 10}h160`}
        stroke="#3E5049"
        strokeWidth=".8"
        strokeDasharray="4 3"
      />
      <path d={`M${x + 96} ${ground}v-40`} stroke="#14211C" strokeWidth="1.2" />
      <path d={`M${x + 96} ${ground - 40}l20 6-20 6z`} fill="#F2A71B" />
    </>
  )
}

export function Farmhouse({ x, ground }: Placed) {
  return (
    <g transform={`translate(${x} ${ground})`}>
      <path d="M0 0v-46h65V0z" fill="#F6F7F2" stroke="#3E5049" strokeWidth=".8" />
      <path d="M65 0v-29h39V0z" fill="#E4EAE5" stroke="#3E5049" strokeWidth=".8" />
      <path d="M-5-50h79v5H-5zM60-32h48v4H60z" fill="#C0805E" />
      <path
        d="M8 0v-17h21V0zM37-6v-11h19v11zM8-28v-11h21v11zM37-28v-11h19v11zM73 0v-19h23V0z"
        fill="#8FB0B6"
      />
    </g>
  )
}

export function Tree({ x, ground, height }: Placed & { height: number }) {
  const radius = height * 0.34
  const middle = ground - height * 0.64
  return (
    <>
      <path d={`M${x} ${ground}v${-height * 0.5}`} stroke="#3E5049" strokeWidth="1.2" />
      <circle cx={x} cy={middle} r={radius} fill="#93AB8E" />
      <path
        d={`M${x} ${middle - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}z`}
        fill="#14211C"
        opacity=".1"
      />
    </>
  )
}

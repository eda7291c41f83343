import { commaList } from '#app/lib/text/comma-list.ts'
import type { SettingField } from '#app/settings/section-view.server.ts'

import { rowsName, valueName } from './list-rows.ts'

type Props = { field: SettingField; typed: string | undefined; error: string | undefined }

/** A setting that is some of its options. */
export function TickInputs({ field, typed, error }: Props) {
  const { name, label, hint, options = {}, text } = field
  const chosen = commaList(typed ?? text)
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className="setting-ticks" id={name} aria-describedby={described || undefined}>
      <legend>{label}</legend>
      <input type="hidden" name={rowsName(name)} value={Object.keys(options).length} />
      <div>
        {Object.entries(options).map(([value, shown], index) => (
          <label key={value}>
            <input
              type="checkbox"
              name={valueName(name, index)}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            {shown}
          </label>
        ))}
      </div>
      {hint === undefined ? null : (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p className="setting-list-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Whether two things made of arrays, maps and plain values say the same. */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => alike(each, other[at]))
  if (one instanceof Map && other instanceof Map)
    return one.size === other.size && [...one].every(([key, value]) => alike(value, other.get(key)))
  return false
}

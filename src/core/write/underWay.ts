let onTheWay = 0

/** Whether a job has something on its way: what can wait leaves the service to it. */
export const isAnyUnderWay = () => onTheWay > 0

/** One item of a job is on its way. @returns its end */
export function beginOne(): () => void {
  onTheWay += 1
  return () => {
    onTheWay -= 1
  }
}

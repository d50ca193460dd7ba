type Placed = { path: string; line: number; message: string };

/** Enough for any list that a person goes through; what is beyond is counted in the message. */
const most = 1000;

/** Every place that is wrong, where there is more than one. */
export function severalPlaces(places: readonly Placed[]): { places?: Placed[] } {
  return places.length > 1 ? { places: places.slice(0, most) } : {};
}

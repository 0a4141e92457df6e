/**
 * The place of ZIP code $1, and a box around the circle of $2 miles, as `here`. A degree of latitude has 69 miles; 3,959
 * miles is the radius of the earth. The box finds rows by their index. Where it would cross the line at which degrees of
 * longitude begin anew, it goes all around.
 */
export const HERE = `
  place as materialized (
    select place.latitude, place.longitude,
      degrees(asin(least(1, sin($2 / 3959.0) / cos(radians(place.latitude))))) as half
    from catalogue_edition as current join zip_county as place using (edition)
    where current.dataset = 'geography' and current.state = 'current' and place.zip = $1
      and place.latitude is not null
    limit 1
  ), here as materialized (
    select latitude, longitude, latitude - $2 / 69.0 as south, latitude + $2 / 69.0 as north,
      case when abs(longitude) + half > 180 then -180 else longitude - half end as west,
      case when abs(longitude) + half > 180 then 180 else longitude + half end as east
    from place
  )`;

export const milesFromHere = (table: string) => `
    3959 * acos(least(1, sin(radians(here.latitude)) * sin(radians(${table}.latitude))
      + cos(radians(here.latitude)) * cos(radians(${table}.latitude))
        * cos(radians(${table}.longitude - here.longitude))))`;

export const isInBox = (table: string) =>
  `${table}.latitude between here.south and here.north and ${table}.longitude between here.west and here.east`;

import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a price is asked for. */
const SETTLES = 250;

/** A value that has stood still, told by what it says; what is typed meanwhile asks for nothing. */
export function useSettled<Value>(value: Value): Value {
  const said = JSON.stringify(value);
  const [settled, setSettled] = useState({ said, value });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ said, value: said && JSON.parse(said) }), SETTLES);
    return () => clearTimeout(timer);
  }, [said]);
  return settled.said === said ? value : settled.value;
}

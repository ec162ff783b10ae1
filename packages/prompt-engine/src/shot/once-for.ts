/** What is worked out of something once, for as long as that is there: three takes ask the same of one scene. */
export function onceFor<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { readonly made: Made }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.made;
    const made = make(of);
    known.set(of, { made });
    return made;
  };
}

/** The same of something and of one of the few that go with it: a take's brief by the class of its scene. */
export function onceForEach<Of extends object, By, Made>(
  make: (of: Of, by: By) => Made,
): (of: Of, by: By) => Made {
  const known = onceFor((_: Of) => new Map<By, { readonly made: Made }>());
  return (of, by) => {
    const before = known(of).get(by);
    if (before) return before.made;
    const made = make(of, by);
    known(of).set(by, { made });
    return made;
  };
}

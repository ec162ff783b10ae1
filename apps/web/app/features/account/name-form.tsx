import { nameChange, updateProfile } from '@framewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { updateUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountFailure, accountFailure } from './account-failure.tsx';
import { SECURITY_TEXTS } from './texts.ts';

type NameChange = z.input<typeof nameChange>;

const TEXTS = SECURITY_TEXTS.name;

/** Changes the name. @param name the one that is kept now */
export function NameForm({ name }: { name: string }) {
  const form = useForm<NameChange>({ resolver: zodResolver(nameChange), defaultValues: { name } });
  const change = useMutation({
    mutationFn: (body: NameChange) => call(updateProfile, { body }),
    onSuccess: (user) => {
      updateUser(user);
      form.reset({ name: user.name });
      notify.success(TEXTS.done);
    },
    onError: (error) => notify.error(accountFailure(error, TEXTS.failed)),
  });
  return (
    <form
      className="grid content-start gap-5"
      noValidate
      onSubmit={form.handleSubmit((values) => change.mutate(values))}
    >
      <h3 className="label">{TEXTS.title}</h3>
      <AccountFailure error={change.error} without={TEXTS.failed} />
      <TextField
        label={TEXTS.label}
        autoComplete="name"
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
      <Button type="submit" className="justify-self-start" busy={change.isPending && TEXTS.busy}>
        {TEXTS.submit}
      </Button>
    </form>
  );
}

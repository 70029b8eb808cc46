import { databaseOfLambda } from '#functions/database/dynamo/of-lambda.ts';
import type { MemberBook } from '#functions/features/member-book.ts';
import { changeMember, readMember } from '#functions/club/members.ts';

/** As much of the members of clubs as it takes to call one by another name: a function that is nearly full carries no more. */
export function memberNamesOfLambda(): Pick<MemberBook, 'member' | 'changeMember'> {
  const database = databaseOfLambda();
  return {
    member: (club, id) => readMember(database, club, id),
    changeMember: (club, version, to, change) => changeMember(database, club, version, to, change),
  };
}

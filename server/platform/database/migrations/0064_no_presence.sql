-- older programs: go on
DROP TABLE "staff_presence" CASCADE;
